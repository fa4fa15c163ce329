import { FramedPicture } from '@/components/about/framed-picture'
import { form, withNote } from '@/components/sections/sample-data'
import { type Examples, picture } from '@/components/ui/sample-data'

export const examples: Examples = {
  FramedPicture: {
    'with a statement': (
      <FramedPicture
        id="framed-statement"
        heading="By lamplight"
        statement="Nothing is closed before somebody else has looked into it."
        picture={picture}
        aside={form}
        {...withNote}
      />
    ),
  },
}

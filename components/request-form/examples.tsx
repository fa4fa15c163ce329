import { RequestForm } from '@/components/request-form/request-form'
import { RequestFormFields } from '@/components/request-form/request-form-fields.client'
import { type Examples, settings } from '@/components/ui/sample-data'
import { formWords } from '@/content/interface'

export const examples: Examples = {
  RequestForm: {
    shared: <RequestForm settings={settings} example="The lamp over my bench hums." />,
    'about one service': (
      <RequestForm
        settings={{ ...settings, service: 'Cabin lights' }}
        id="cabin"
        heading="Cabin lights & bells: what would you like lit, and when shall we come aboard?"
        lead="We answer **the same day**, but for the day of the regatta."
        example="Two lamps, one bell."
      />
    ),
  },
  RequestFormFields: {
    'without the card': (
      <section data-surface="dark" aria-labelledby="bare-title">
        <h2 id="bare-title">Write to us</h2>
        <RequestFormFields id="bare" settings={settings} example="The lamp hums." words={formWords} />
      </section>
    ),
  },
}

import { LeadForm } from '@/components/lead-form/lead-form'
import { LeadFormFields } from '@/components/lead-form/lead-form-fields.client'
import { type Examples, settings } from '@/components/ui/sample-data'
import { formWords } from '@/content/interface'

export const examples: Examples = {
  LeadForm: {
    shared: <LeadForm settings={settings} example="The lamp over my bench hums." />,
    'about one service': (
      <LeadForm
        settings={{ ...settings, service: 'Cabin lights' }}
        id="cabin"
        heading="Cabin lights & bells: what would you like lit, and when shall we come aboard?"
        note="We answer **the same day**, but for the day of the regatta."
        example="Two lamps, one bell."
      />
    ),
  },
  LeadFormFields: {
    'without the card': (
      <section data-surface="dark" aria-labelledby="bare-title">
        <h2 id="bare-title">Write to us</h2>
        <LeadFormFields id="bare" settings={settings} example="The lamp hums." words={formWords} />
      </section>
    ),
  },
}

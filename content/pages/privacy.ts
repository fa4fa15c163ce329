import type { PrivacyContent } from '@/content/schema'

export const page: PrivacyContent = {
  seoTitle: 'Privacy: what we keep and why | {business}',
  metaDescription:
    'What this site collects when you write to us, who handles it, how long it is kept, and how to see it or have it deleted. In plain words, under PIPEDA.',
  h1: 'Privacy: what we collect and why',
  lead: 'You can read this whole site without telling us who you are. This page says what happens when you do tell us.',
  updatedOn: '2026-11-28',
  glance: {
    heading: 'Our privacy rules at a glance',
    items: [
      { figure: '3 fields', text: 'You type your name, number and message' },
      { figure: '{form-service:keeps}', text: 'How long the form service keeps a copy' },
      { figure: '{campaign-age}', text: 'How long your browser remembers an advertisement' },
      { figure: 'Never sold', text: 'We sell no details and send no advertising' },
    ],
  },
  contents: 'In this notice',
  sections: [
    {
      id: 'who',
      heading: 'Who is responsible',
      paragraphs: [
        '{business} is an electrical contractor in Ontario. The federal privacy law for businesses, PIPEDA, applies to what we collect. The privacy officer is the owner of {business}, who is in charge of the personal data that we hold. For anything on this page call {phone} or write to {email}, and ask for the owner.',
      ],
    },
    {
      id: 'collected',
      heading: 'What the form sends us',
      paragraphs: [
        'You type three things: your **name**, your **phone number** and a **message**. Please leave out what we do not need, such as card numbers or alarm codes.',
        'The form adds some details by itself. It sends the address and title of **the page you wrote from**. It sends **the site that led you here** (the referrer). If you came by an advertisement, it sends the **campaign parameters** that were in the link, including Google\'s click number (gclid). From these, and from other click numbers of Google and Microsoft, it works out one word for the source, such as "direct" or "referral". On most smart-home pages it names the system you asked about. There is a field for an analytics number as well, and it is always sent empty.',
        'The form also holds a hidden field that people cannot see and that robots tend to fill in. If it arrives with something in it, your message still reaches us, marked as possible spam.',
      ],
    },
    {
      id: 'why',
      heading: 'What we use it for',
      paragraphs: [
        'Your name, number and message are used to call you back, to price the job and to do it. The page and campaign details tell us which pages and advertisements bring in work. That is all. You are on **no marketing list**, and we do not sell or trade what you send.',
        'Sending the form is how you agree to this. You may change your mind at any time, and [the section on your rights](/privacy#rights) says how.',
      ],
    },
    {
      id: 'form-service',
      heading: 'Who carries the message',
      paragraphs: [
        '{form-service:name} turns what you submit into an email to us. It is {form-service:country}. It keeps an archive of messages for **{form-service:keeps}**.',
        'If you would rather not use it, phone us. Nothing on this site requires the form.',
      ],
    },
    {
      id: 'browser',
      heading: 'What stays in your browser',
      paragraphs: [
        "When you arrive by a link with campaign parameters, the site notes them in your browser's own storage. The record counts for **{campaign-age}**. An older one is ignored, and removed the next time the site reads it. It holds the parameters and the time, and nothing about you.",
        'What you type into the form is kept **in that browser tab until it is sent**. A reload or a lost connection does not cost you your text. It is forgotten once the message has gone, or when you close the tab.',
        'So that no tab offers you a message that has gone, the site keeps **a short code for each of your last 20 messages**. Nobody can read the message from it.',
      ],
    },
    {
      id: 'map',
      heading: 'The map on the contact page',
      paragraphs: [
        "The map that you see first is a drawing, and it is part of the page. A button opens a street map in its place. The street map takes its picture tiles from OpenStreetMap, so the map's servers then see your internet address. If you do not press the button, nothing is loaded. The address of every office is written beside the map.",
      ],
    },
    {
      id: 'analytics',
      heading: 'Counting visits',
      paragraphs: [
        "Analytics run only if we have switched them on. As long as they are off, no page contacts anyone else's servers while you read, unless you open the street map. When they are on, they count visits, calls and submitted forms. A browser that sends the **Global Privacy Control** signal never loads Google's tag manager here. Your name, phone number and message are never part of that count.",
        'The company that hosts the site sees your internet address, as every web host does, in order to deliver the pages.',
      ],
    },
    {
      id: 'keeping',
      heading: 'How long we keep it',
      paragraphs: [
        'Messages about a job stay in our inbox for as long as the job needs them. The law asks a business to keep some records, such as invoices. A request that led to nothing is deleted after **{requests-kept}**, and at once if you ask. The same goes for photos and papers that you send us.',
      ],
    },
    {
      id: 'rights',
      heading: 'See it, correct it, delete it',
      paragraphs: [
        'Call {phone}, or write to {email}. Tell us the name and number you used, so that we can find the message. You may ask **what we hold about you**, have it **corrected**, or have it **deleted**. We tell you if a law makes us keep part of it, such as an invoice.',
        'If our answer does not satisfy you, the Office of the Privacy Commissioner of Canada takes complaints.',
      ],
    },
    {
      id: 'credits',
      heading: 'Credits for maps and places',
      paragraphs: [
        'Place data: [GeoNames](https://www.geonames.org/) ([CC BY 4.0](https://creativecommons.org/licenses/by/4.0/)). The shorelines in our drawn maps are based on open data that local municipalities publish. Street map: © [OpenStreetMap contributors](https://www.openstreetmap.org/copyright).',
      ],
    },
  ],
}

/** The request form: its labels, what it says when something is missing or goes wrong. */
export const words = {
  heading: 'Request service or estimate',
  note: 'Fill in three fields, and we reply by phone, usually within {claim:replyTime} in business hours.',
  inquiryHeading: 'Ask about {name}',
  labels: { name: 'Name', phone: 'Phone', message: 'Brief description' },
  missing: {
    name: 'Enter your name.',
    phone: 'Enter a phone number so that we can call you back.',
    message: 'Tell us in a few words what you need.',
  },
  situations: {
    offline:
      'You are offline, so this has not been sent. What you typed is kept. Send it once you are back online, or call ',
    slow: 'This is taking longer than usual and may not have been sent. What you typed is kept. Try again, or call ',
    returned: 'Not sent yet? What you typed is still here. Send it, or call ',
  },
  left: '{left} of {limit} characters left.',
  cut: 'Only {limit} characters fit: the end of what you pasted was left out.',
  phoneCut: 'Only {limit} characters fit. Please check the number.',
  trap: 'Leave this field empty',
  send: 'Send request',
  sending: 'Sending...',
  required: 'Fields marked * are required. We use your details only to answer this request.',
  privacy: 'How we treat your data',
} as const

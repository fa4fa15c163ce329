/** What /toronto says besides its copy. {name} is a neighbourhood's, {phone} the page's number. */
export const words = {
  call: 'Call Now: {phone}',
  request: 'Request Service or Estimate',
  in: 'in {name}',
  also: 'Also:',
} as const

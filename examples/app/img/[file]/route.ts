/** Answers for every picture that an example names: a lamp, 16:9, in place of a photograph. */
export function GET(): Response {
  const lamp =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" width="1600" height="900"><path fill="#07161b" d="M0 0h1600v900H0z"/><circle cx="960" cy="420" r="220" fill="#ffb340" opacity=".35"/><circle cx="960" cy="420" r="90" fill="#ffd391"/></svg>'
  return new Response(lamp, { headers: { 'content-type': 'image/svg+xml' } })
}

import { type NextRequest, NextResponse } from 'next/server'

/**
 * An address typed in capitals leads to the one canonical address. Next matches redirect rules without regard
 * to case, so they cannot tell; this runs only for paths with a capital letter, and never for a page itself.
 */
export function proxy(request: NextRequest) {
  const url = request.nextUrl.clone()
  url.pathname = url.pathname.toLowerCase()
  return NextResponse.redirect(url, 308)
}

export const config = { matcher: '/((?!_next/|img/).*[A-Z].*)' }

'use client'

import { useEffect, useState } from 'react'
import type { OpenWords } from '@/content/interface'
import { fillTokens } from '@/lib/fill-tokens'
import { type ClockOffsets, type OpeningTimes, openUntil } from '@/lib/hours'

type OpenNowProps = {
  times: OpeningTimes
  /** Toronto's offsets from UTC for two years, computed by the build. */
  clock: ClockOffsets
  /** "Open now, until {time}" in three parts. Narrow columns omit `now`. */
  words: OpenWords
  /** The hours as text: without a script, and while the office is closed. */
  label: string
}

/** Says until when the office is open. Runs in the browser only, because the page is built earlier. */
export function OpenNow({ times, clock, words, label }: OpenNowProps) {
  const [until, setUntil] = useState<string>()
  useEffect(() => {
    const look = () => setUntil(openUntil(times, new Date(), clock))
    look()
    const timer = setInterval(look, 60_000)
    return () => clearInterval(timer)
  }, [times, clock])
  if (!until) return <b>{label}</b>
  return (
    <b data-open="">
      {words.open}
      <span>{` ${words.now}`}</span> {fillTokens(words.until, { time: until })}
    </b>
  )
}

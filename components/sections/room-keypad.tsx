import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/components/chrome/breadcrumbs'
import { RichText } from '@/components/ui/rich-text'
import { Section, SectionHeading } from '@/components/ui/section'
import type { LinkItem } from '@/lib/content/links'
import { uiWords } from '@/lib/content/words'
import styles from './room-keypad.module.css'

const sceneIds = ['welcome', 'dinner', 'movie', 'night'] as const

const preset = 'dinner'

/** A room at dusk whose circuits (cove, task, pendants, lamp, shade) take their levels from the keypad's custom properties. */
export function Room({ label }: { label: string }) {
  return (
    <svg viewBox="0 26 900 490" preserveAspectRatio="xMidYMid slice" role="img" aria-label={label}>
      <defs>
        <linearGradient id="room-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#16323f" />
          <stop offset=".7" stopColor="#3d6670" />
          <stop offset="1" stopColor="#c08a5c" />
        </linearGradient>
        <radialGradient id="room-g">
          <stop offset="0" stopColor="#ffe2ae" stopOpacity=".95" />
          <stop offset=".2" stopColor="#ffc36a" stopOpacity=".5" />
          <stop offset="1" stopColor="#ffb340" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="room-c" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffc878" stopOpacity=".9" />
          <stop offset="1" stopColor="#ffb340" stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect width="900" height="560" fill="#10242b" />
      <path d="M0 0h900v70H0z" fill="#0b1a20" />
      <path d="M0 470h900v90H0z" fill="#0c1d23" />
      <path d="M0 470h900" stroke="#2b4a50" strokeWidth="2" />
      <rect x="330" y="112" width="300" height="250" fill="url(#room-sky)" />
      <path d="M330 362v-50l40-22 30 18v-30l44-26 40 30v26l30-16 40 24 36-20 40 24v42z" fill="#0a1a20" />
      <g fill="#ffb340" opacity=".8">
        <path d="M412 320h7v9h-7zM446 312h8v10h-8zM562 330h7v9h-7z" />
      </g>
      <g className={styles.cove}>
        <path d="M0 70h900v210H0z" fill="url(#room-c)" opacity=".75" />
        <path d="M0 66h900v8H0z" fill="#ffe2ae" />
      </g>
      <g className={styles.shade}>
        <path d="M330 112h300v250H330z" fill="#3a5053" />
        <path d="M330 354h300v8H330z" fill="#22363a" />
        <path
          d="M330 140h300M330 170h300M330 200h300M330 230h300M330 260h300M330 290h300M330 320h300"
          stroke="#2d4347"
          strokeWidth="1"
        />
      </g>
      <g fill="none" stroke="#9fb7b2" strokeWidth="3">
        <path d="M326 108h308v258H326zM478 108v258" stroke="#5d7f80" />
      </g>
      <path d="M322 100h316v14H322z" fill="#3b595c" />
      <g className={styles.task}>
        <path d="M40 262h240l14 90H26z" fill="url(#room-c)" />
        <path d="M44 258h232v5H44z" fill="#ffe2ae" />
      </g>
      <g fill="none" stroke="#78aca3" strokeWidth="2">
        <path d="M30 150h260v108H30zM116 150v108M204 150v108M20 352h280v12H20zM30 364v106h260V364M116 364v106M204 364v106" />
        <path d="M150 352v-24c0-10 16-10 16 0" />
      </g>
      <g className={styles.pendants}>
        <circle cx="446" cy="246" r="165" fill="url(#room-g)" />
        <circle cx="534" cy="246" r="165" fill="url(#room-g)" />
        <path d="M430 252h32l66 126H364zM518 252h32l66 126H452z" fill="url(#room-c)" opacity=".62" />
        <path d="M360 378h260v12H360z" fill="#ffdc9f" opacity=".8" />
        <ellipse cx="490" cy="496" rx="220" ry="18" fill="url(#room-g)" opacity=".5" />
      </g>
      <g stroke="#78aca3" strokeWidth="2" fill="#0d232a">
        <path d="M446 70v148M534 70v148" fill="none" />
        <path d="M424 242c0-16 8-26 22-26s22 10 22 26zM512 242c0-16 8-26 22-26s22 10 22 26z" />
      </g>
      <g className={styles.pendants} fill="#fff1d6">
        <path d="M432 243h28c0 6-6 10-14 10s-14-4-14-10zM520 243h28c0 6-6 10-14 10s-14-4-14-10z" />
      </g>
      <path d="M690 150h120v80H690z" fill="#0d232a" stroke="#78aca3" strokeWidth="2" />
      <text x="750" y="212" textAnchor="middle" fontSize="64" fill="#78aca3">
        &amp;
      </text>
      <g fill="none" stroke="#bfd0cc" strokeWidth="2.5">
        <path d="M360 378h260v12H360zM384 390v80M596 390v80" />
        <path d="M404 470v-58h44v58M404 412v-50M534 470v-58h44v58M578 412v-50" stroke="#78aca3" strokeWidth="2" />
      </g>
      <g className={styles.lamp}>
        <circle cx="838" cy="300" r="180" fill="url(#room-g)" />
        <ellipse cx="838" cy="494" rx="150" ry="20" fill="url(#room-g)" opacity=".6" />
      </g>
      <g fill="none" stroke="#78aca3" strokeWidth="2">
        <path d="M690 470v-62c0-14 14-14 14 0v22h96v-22c0-14 14-14 14 0v62M704 412v-38c0-6 4-10 10-10h76c6 0 10 4 10 10v38" />
      </g>
      <path d="M838 322v140M820 470c0-8 36-8 36 0z" fill="#10242b" stroke="#78aca3" strokeWidth="2" />
      <path d="M818 322h40l-9-36h-22z" fill="#22363a" stroke="#78aca3" strokeWidth="2" />
      <path className={styles.lamp} d="M818 322h40l-9-36h-22z" fill="#ffdc9f" />
      <rect x="652" y="250" width="16" height="28" rx="2" fill="#d9dedb" />
      <path d="M656 256h8M656 262h8M656 268h8" stroke="#41585d" strokeWidth="1.5" />
    </svg>
  )
}

type RoomHeadProps = { breadcrumbs: readonly LinkItem[]; h1: string; lead: string; children: ReactNode }

/** A head that works: the room, and the keypad that it follows. Radio buttons, and CSS that answers the checked one. */
export function RoomHead({ breadcrumbs, h1, lead, children }: RoomHeadProps) {
  const { room } = uiWords
  return (
    <Section id="top" tone="night" bleed wire="head" className={styles.head}>
      <div className={styles.words}>
        <Breadcrumbs items={breadcrumbs} />
        <SectionHeading id="top" level={1}>
          {h1}
        </SectionHeading>
        <form className={styles.demo} aria-label={room.keypad}>
          <fieldset>
            <legend className="vh">{room.invitation}</legend>
            <div className={styles.keypad}>
              {sceneIds.map((id) => (
                <label key={id} className={styles.key}>
                  <input type="radio" name="scene" value={id} defaultChecked={id === preset} />
                  {room.scenes[id]}
                </label>
              ))}
            </div>
          </fieldset>
        </form>
        <p className="lead">
          <RichText>{lead}</RichText>
        </p>
        {children}
      </div>
      <div className={styles.room}>
        <Room label={room.picture} />
      </div>
    </Section>
  )
}

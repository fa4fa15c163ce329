import { Fragment } from 'react'
import styles from './room.module.css'

/** Centres of the three pendant lamps. */
const pendants = [370, 478, 586]
/** The houses across the street, by night and by day. */
const roofs =
  'M250 410v-66h18v-38l44-34 44 34v40h26v-62l40-30 14 10v-18h12v28l16 12v54h40v-34l52-32 52 32v30h24v-56l40-32 40 32v130z'

/**
 * A dining room in the evening; its circuits (pendants, cove, lamp, garden, shades, screen) take their levels from
 * custom properties that the keypad sets.
 */
export function Room({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 1000 640" preserveAspectRatio="xMidYMid slice" role="img" aria-label={label}>
      <defs>
        <linearGradient id="room-sky" x2="0" y2="1">
          <stop stopColor="#12303d" />
          <stop offset=".65" stopColor="#3b6670" />
          <stop offset="1" stopColor="#c28d5f" />
        </linearGradient>
        <radialGradient id="room-tv">
          <stop stopColor="#cfe4e0" stopOpacity=".5" />
          <stop offset=".25" stopColor="#8fc0bd" stopOpacity=".26" />
          <stop offset="1" stopColor="#5b8f8f" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="room-day" x2="0" y2="1">
          <stop stopColor="#9cc3cf" />
          <stop offset="1" stopColor="#e9f1ee" />
        </linearGradient>
        <radialGradient id="room-g">
          <stop stopColor="#fff0d2" />
          <stop offset=".12" stopColor="#ffd391" stopOpacity=".8" />
          <stop offset=".4" stopColor="var(--amber)" stopOpacity=".28" />
          <stop offset="1" stopColor="var(--amber)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="room-c" x2="0" y2="1">
          <stop stopColor="#ffbe66" stopOpacity=".95" />
          <stop offset="1" stopColor="var(--amber)" stopOpacity="0" />
        </linearGradient>
        <linearGradient id="room-cu" x2="0" y1="1" y2="0">
          <stop stopColor="#ffbe66" stopOpacity=".85" />
          <stop offset="1" stopColor="var(--amber)" stopOpacity="0" />
        </linearGradient>
        <clipPath id="room-w">
          <path d="M262 160h134v250H262zM410 160h134v250H410zM558 160h134v250H558z" />
        </clipPath>
      </defs>
      <path fill="#0a191f" d="M0 0h1000v640H0z" />
      <path fill="var(--night-2)" d="M0 0h1000L860 116H220z" />
      <path fill="#112a33" d="M220 116h640v318H220z" />
      <path fill="#0b1d24" d="M0 0l220 116v318L0 640z" />
      <path fill="#0b1d24" d="M1000 0L860 116v318l140 206z" />
      <path fill="#0a181d" d="M220 434h640l140 206H0z" />
      <path className={styles.ambient} fill="#ffbf66" d="M0 0h1000v640H0z" />
      <path className={styles.daylit} fill="#b9d2d0" d="M0 0h1000v640H0z" />
      {[262, 410, 558].map((left) => (
        <g key={left}>
          <path d={`M${left} 160h134v250h-134z`} fill="url(#room-sky)" />
          <path className={styles.day} d={`M${left} 160h134v250h-134z`} fill="url(#room-day)" />
        </g>
      ))}
      <g clipPath="url(#room-w)">
        <path d={roofs} fill="#08171d" />
        <path className={styles.day} d={roofs} fill="#6d8f88" />
        <g className={styles.windows} fill="var(--amber)">
          <path d="M298 316h11v16h-11zM314 316h11v16h-11zM416 300h11v16h-11zM570 340h12v15h-12zM640 326h11v16h-11zM656 326h11v16h-11z" />
        </g>
        <g className={styles.garden}>
          <circle cx="300" cy="392" r="46" fill="url(#room-g)" />
          <circle cx="470" cy="396" r="52" fill="url(#room-g)" />
          <circle cx="640" cy="392" r="46" fill="url(#room-g)" />
        </g>
      </g>
      <g className={styles.shade}>
        <path d="M262 160h134v250H262zM410 160h134v250H410zM558 160h134v250H558z" fill="#41585b" />
        <path d="M262 402h134v8H262zM410 402h134v8H410zM558 402h134v8H558z" fill="#22363a" />
        <path
          d="M262 200h134M262 240h134M262 280h134M262 320h134M262 360h134M410 200h134M410 240h134M410 280h134M410 320h134M410 360h134M558 200h134M558 240h134M558 280h134M558 320h134M558 360h134"
          stroke="#344a4e"
        />
      </g>
      <path
        d="M258 156h142v258H258zM406 156h142v258H406zM554 156h142v258H554z"
        fill="none"
        stroke="var(--verd)"
        strokeWidth="3"
      />
      <path d="M252 148h450v14H252z" fill="#2b4a50" />
      <path d="M708 206h104v66H708z" fill="#060f13" stroke="var(--verd)" strokeWidth="2" />
      <g className={styles.screen}>
        <path d="M711 209h98v60H711z" fill="#cfe4e0" />
        <path d="M711 250l28-20 24 14 22-24 24 22v27H711z" fill="#5b8f8f" />
        <circle cx="760" cy="240" r="300" fill="url(#room-tv)" />
      </g>
      <g className={styles.cove}>
        <path d="M220 116h640l140-116H0z" fill="url(#room-cu)" />
        <path d="M220 116h640v150H220z" fill="url(#room-c)" opacity=".75" />
        <path d="M216 112h648v7H216z" fill="#fff0d2" />
      </g>
      <path
        d="M220 434h640M220 116v318M860 116v318M0 0l220 116M1000 0L860 116M220 434L0 640M860 434l140 206"
        stroke="#2f5159"
        strokeWidth="2"
        fill="none"
      />
      <path d="M188 520h580l70 84H118z" fill="var(--dusk)" opacity=".8" />
      <path
        className={styles.patches}
        d="M262 434h134l-40 120H170zM410 434h134v120H392zM558 434h134l80 120H586z"
        fill="#e6f0ea"
      />
      <g className={styles.pendants}>
        <ellipse cx="478" cy="592" rx="330" ry="46" fill="url(#room-g)" opacity=".55" />
      </g>
      <path
        d="M330 470h296M352 402v68M352 402h-26M604 402v68M604 402h26M326 402v110M630 402v110"
        stroke="#5f8f8a"
        strokeWidth="3"
        fill="none"
      />
      <path d="M300 470h356l44 34H256z" fill="#1d434b" stroke="var(--mist)" strokeWidth="2.5" />
      <path d="M256 504h444v9H256z" fill="#12303a" stroke="var(--mist)" strokeWidth="2" />
      <path d="M282 513v92M674 513v92" stroke="var(--mist)" strokeWidth="4" />
      <path className={styles.pendants} d="M300 470h356l44 34H256z" fill="var(--hot)" opacity=".8" />
      <path
        d="M440 452h76c-4 14-14 20-26 20h-24c-12 0-22-6-26-20z"
        fill="#12303a"
        stroke="var(--mist)"
        strokeWidth="2"
      />
      <path
        d="M450 450a10 10 0 0 1 20 0m-4 0a12 12 0 0 1 24 0m-4 0a10 10 0 0 1 20 0"
        stroke="var(--verd)"
        strokeWidth="2"
        fill="none"
      />
      <g className={styles.pendants}>
        {pendants.map((x) => (
          <Fragment key={x}>
            <circle cx={x} cy="262" r="150" fill="url(#room-g)" />
            <path d={`M${x - 18} 268h36l74 202H${x - 92}z`} fill="url(#room-c)" opacity=".5" />
          </Fragment>
        ))}
      </g>
      <g fill="var(--ink)" stroke="var(--mist)" strokeWidth="2.5">
        {pendants.map((x) => (
          <Fragment key={x}>
            <path d={`M${x - 13} 26h26v7h-26zM${x} 33v193`} strokeWidth="2" />
            <path d={`M${x - 34} 264c0-24 14-38 34-38s34 14 34 38z`} />
          </Fragment>
        ))}
      </g>
      <g className={styles.pendants} fill="var(--lamplit)">
        {pendants.map((x) => (
          <path key={x} d={`M${x - 20} 265h40c0 8-9 13-20 13s-20-5-20-13z`} />
        ))}
      </g>
      <g fill="none" stroke="var(--verd)" strokeWidth="3">
        <path
          d="M386 605v-96h86v96M386 509v-70q43-16 86 0v70M506 605v-96h86v96M506 509v-70q43-16 86 0v70"
          fill="var(--ink)"
        />
      </g>
      <g className={styles.lamp}>
        <circle cx="772" cy="350" r="190" fill="url(#room-g)" />
        <ellipse cx="772" cy="548" rx="150" ry="24" fill="url(#room-g)" opacity=".7" />
      </g>
      <path d="M772 368v172M748 546c0-9 48-9 48 0z" fill="var(--ink)" stroke="var(--mist)" strokeWidth="2.5" />
      <path d="M742 370h60l-14-54h-32z" fill="#22434b" stroke="var(--mist)" strokeWidth="2" />
      <path className={styles.lamp} d="M742 370h60l-14-54h-32z" fill="var(--amber)" />
      <path
        d="M846 560v-86c0-16 18-16 18 0v26h110v-26c0-16 18-16 18 0v86zM864 476v-50c0-8 6-14 14-14h82c8 0 14 6 14 14v50"
        fill="#0f2a33"
        stroke="var(--verd)"
        strokeWidth="2.5"
      />
    </svg>
  )
}

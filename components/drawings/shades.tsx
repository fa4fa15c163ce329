import styles from './shades.module.css'

const stops = [0, 25, 50, 75, 100] as const

/** Five tall windows at dusk, their shades at five heights. Decorative: the figure beside it names the range. */
export function Shades() {
  return (
    <svg className={styles.shades} viewBox="0 0 900 560" preserveAspectRatio="xMidYMin meet" aria-hidden="true">
      <defs>
        <linearGradient id="shade-sky" x2="0" y2="1">
          <stop offset="0" className={styles.high} />
          <stop offset=".6" className={styles.middle} />
          <stop offset="1" className={styles.low} />
        </linearGradient>
      </defs>
      <path className={styles.wall} d="M0 0h900v560H0z" />
      {stops.map((stop, index) => {
        const left = 40 + index * 168
        return (
          <g key={stop} style={{ '--drop': stop / 100 }}>
            <path fill="url(#shade-sky)" d={`M${left} 60h140v400h-140z`} />
            <path className={styles.trees} d={`M${left} 460v-70l30-34 26 22 30-46 28 40 26-18v106z`} />
            <g className={styles.fabric}>
              <path className={styles.cloth} d={`M${left} 60h140v400h-140z`} />
              <path className={styles.hem} d={`M${left} 450h140v10h-140z`} />
            </g>
            <path className={styles.frame} d={`M${left} 60h140v400h-140zM${left - 10} 50h160`} />
            <text className={styles.stop} x={left + 70} y="506">{`${stop}%`}</text>
          </g>
        )
      })}
    </svg>
  )
}

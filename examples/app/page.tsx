import type { Metadata } from 'next'
import { CutawaySprite } from '@/components/drawings/cutaway'
import { StreetSymbols } from '@/components/drawings/street-house'
import { allExamples } from '../all'
import styles from './page.module.css'

export const metadata: Metadata = { title: 'Components' }

/** Every example by folder, with the sprites that components need on their page. */
export default function Page() {
  return (
    <main>
      <CutawaySprite arts={['house', 'building']} />
      <StreetSymbols />
      {Object.entries(allExamples).map(([folder, components]) => (
        <div key={folder} className={styles.folder}>
          <h2>{folder}</h2>
          <nav aria-label={folder}>
            {Object.keys(components).map((name) => (
              <a key={name} href={`#${folder}/${name}`}>
                {name}
              </a>
            ))}
          </nav>
          {Object.entries(components).map(([name, states]) => (
            <div key={name} id={`${folder}/${name}`}>
              {Object.entries(states).map(([state, example]) => (
                <article key={state}>
                  <p className={styles.name}>
                    <b>{name}</b>: {state}
                  </p>
                  <div data-example={`${folder}/${name}: ${state}`}>{example}</div>
                </article>
              ))}
            </div>
          ))}
        </div>
      ))}
    </main>
  )
}

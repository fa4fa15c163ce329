import { Breadcrumbs } from '@/components/chrome/breadcrumbs'
import { Directory } from '@/components/sections/directory'
import { PriceTable } from '@/components/sections/price-table'
import { Questions } from '@/components/sections/questions'
import { RequestSection } from '@/components/sections/request-section'
import { Sequence } from '@/components/sections/steps'
import { Actions, ArrowLink, ButtonLink, CallButton } from '@/components/ui/button'
import { HeadingText } from '@/components/ui/heading-text'
import { Picture } from '@/components/ui/picture'
import { Prose, TapList } from '@/components/ui/prose'
import { Paragraphs, RichText } from '@/components/ui/rich-text'
import { Section, SectionHeading, Split } from '@/components/ui/section'
import { Wrap } from '@/components/ui/wrap'
import type { LinkItem } from '@/lib/content/links'
import type { EmergencyPage, PhoneNumber, Price } from '@/lib/content/types'
import type { PictureSource } from '@/lib/images/pictures'
import type { LeadFormSettings } from '@/lib/leads/form'
import type { SiteLinks } from '@/lib/views/page-context'
import styles from './emergency-screen.module.css'

export type EmergencyScreenProps = {
  phone: PhoneNumber
  links: SiteLinks
  path: string
  page: EmergencyPage
  breadcrumbs: readonly LinkItem[]
  picture?: PictureSource
  prices: readonly Price[]
  form: LeadFormSettings
  /** /emergency and its four pages. */
  siblings: readonly LinkItem[]
  related: readonly LinkItem[]
}

/** The page is dark, and the phone number is the only thing lit. What to do now comes first, in order. */
export function EmergencyScreen({
  phone,
  links,
  path,
  page,
  breadcrumbs,
  picture,
  prices,
  form,
  siblings,
  related,
}: EmergencyScreenProps) {
  return (
    <>
      <section className={styles.head} data-surface="dark" aria-labelledby="page-title">
        <Wrap>
          <div className={styles.grid}>
            <Breadcrumbs items={breadcrumbs} />
            <h1 id="page-title">
              <HeadingText>{page.h1}</HeadingText>
            </h1>
            <p className={styles.danger}>
              <RichText>{page.danger}</RichText>
            </p>
            <a className={styles.number} href={`tel:${phone.e164}`}>
              {phone.display}
            </a>
            <p className="lead">
              <RichText>{page.lead}</RichText>
            </p>
            <Actions>
              <CallButton phone={phone} label="Call now" />
              <ButtonLink href={`#${page.now.id}`} variant="line">
                What to do first
              </ButtonLink>
            </Actions>
          </div>
        </Wrap>
      </section>
      {[page.now, ...page.sequences].map((sequence) => (
        <Section key={sequence.id} id={sequence.id} tone="night" branch={{ device: 'switch', load: 'lamp' }}>
          <Split
            aside={
              <>
                <SectionHeading id={sequence.id}>{sequence.heading}</SectionHeading>
                {sequence.intro && (
                  <p className="lead">
                    <RichText>{sequence.intro}</RichText>
                  </p>
                )}
              </>
            }
          >
            <Sequence items={sequence.steps} />
            {sequence.after && (
              <p className={styles.after}>
                <RichText>{sequence.after}</RichText>
              </p>
            )}
          </Split>
        </Section>
      ))}
      <Section id="never" tone="night" branch={{ device: 'fuse', load: 'receptacle' }}>
        <Split aside={<SectionHeading id="never">{page.never.heading}</SectionHeading>}>
          <TapList items={page.never.items} />
        </Split>
      </Section>
      <Section id="who-to-call" tone="night" branch={{ device: 'meter', load: 'panel' }}>
        <SectionHeading id="who-to-call">{page.whoToCall.heading}</SectionHeading>
        <div className={styles.tableWrap}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{page.whoToCall.column}</th>
                <th scope="col">Call first</th>
                <th scope="col">Then</th>
              </tr>
            </thead>
            <tbody>
              {page.whoToCall.rows.map((row) => (
                <tr key={row.see}>
                  <th scope="row">{row.see}</th>
                  <td>
                    <RichText>{row.first}</RichText>
                  </td>
                  <td>
                    <RichText>{row.next}</RichText>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Section>
      <Section id="call-us" tone="card" branch={{ device: 'breaker', load: 'panel' }}>
        <Split
          ratio="wide"
          aside={
            <Prose>
              <SectionHeading id="call-us">{page.callUs.heading}</SectionHeading>
              <Paragraphs items={page.callUs.paragraphs} />
              <h3>
                <HeadingText>{page.cost.heading}</HeadingText>
              </h3>
              <Paragraphs items={page.cost.paragraphs} />
              {prices.length > 0 && <PriceTable caption="From our price list" prices={prices} />}
            </Prose>
          }
        >
          <Prose>
            {picture && <Picture picture={picture} sizes="(min-width: 960px) 36vw, 92vw" />}
            <h3>
              <HeadingText>{page.ready.heading}</HeadingText>
            </h3>
            <TapList items={page.ready.items} />
          </Prose>
        </Split>
      </Section>
      <Questions heading={page.asked} items={page.questions} tone="band" lit={false} />
      <RequestSection
        settings={form}
        tone="dark"
        copy={{
          heading: 'Not urgent? Write it down.',
          lead: 'If the lights are on and nothing is hot, the form is fine. We reply in business hours.',
          example: 'Example: Power was out last night, two outlets still dead',
        }}
      />
      <Section id="more" branch={{ device: 'breaker', load: 'panel' }}>
        <Split
          aside={
            <>
              <SectionHeading id="more">Other emergencies</SectionHeading>
              <p>
                {path !== links.emergency && (
                  <>
                    <ArrowLink href={links.emergency} back>
                      Back to Emergency
                    </ArrowLink>
                    <br />
                  </>
                )}
                <ArrowLink href={links.contact}>Contact and both offices</ArrowLink>
              </p>
            </>
          }
        >
          <Directory items={siblings.map((item) => ({ ...item, current: item.href === path }))} />
          <Directory heading="Work that keeps it from coming back" items={related} />
        </Split>
      </Section>
    </>
  )
}

import { Actions, ArrowLink, ButtonLink, CallButton } from '@/components/ui/button'
import { Contents } from '@/components/ui/contents'
import { CopyText } from '@/components/ui/copy-text'
import { Fold, Folds } from '@/components/ui/fold'
import { HeadingText } from '@/components/ui/heading-text'
import { Icon, IconShape } from '@/components/ui/icon'
import { LinkItems } from '@/components/ui/link-items'
import { PanelBoard, PanelMenu } from '@/components/ui/panel'
import { PhotoLink } from '@/components/ui/photo-link'
import { Picture } from '@/components/ui/picture'
import { BranchList, NumberedList, Prose, ProseHtml } from '@/components/ui/prose'
import { RawHtml } from '@/components/ui/raw-html'
import { Paragraph, Paragraphs, RichText, RichTextItems, TitledText } from '@/components/ui/rich-text'
import { type Examples, links, longWord, phone, picture, text } from '@/components/ui/sample-data'
import { Section, SectionHeading, type Tone } from '@/components/ui/section'
import type { PanelGroup } from '@/lib/content/breaker-panel'
import { serviceAndEmergencyIds } from '@/lib/content/registry'

const tones: readonly Tone[] = ['morning', 'paper', 'steel', 'card', 'band', 'dusk', 'night']

/** One group of a panel: `from` is its first number. */
const group = (name: string, from: number, labels: readonly string[]): PanelGroup => ({
  name,
  href: `#group-${from}`,
  sentence: 'All that glows aboard, and what feeds it.',
  services: serviceAndEmergencyIds.slice(0, labels.length).map((service, index) => ({
    service,
    number: from + 2 * index,
    label: labels[index] ?? '',
    href: `#service-${from + 2 * index}`,
  })),
})
const boats = group('Boats', 1, ['Cabin lights', 'Bilge & bell', 'Shore power'])
const sheds = group('Sheds', 2, ['Bench lamp', 'A very long label on two lines'])
const call = <CallButton phone={phone} />
const ask = { href: '#go', children: 'Ask for a visit' } as const
const name = { children: 'Lamps for boats, sheds & one lighthouse' }
const answer = { children: <p>It is a happy lamp.</p> }
const panel = { left: [boats], right: [sheds] }

export const examples: Examples = {
  ButtonLink: {
    call: <ButtonLink {...ask} variant="call" />,
    line: <ButtonLink {...ask} variant="line" />,
    long: (
      <ButtonLink href="#go" variant="line">
        Ask for a visit by the two of us and the dog, on any day but the one before the regatta
      </ButtonLink>
    ),
  },
  CallButton: {
    'with the number': call,
    'with other words': <CallButton phone={phone} label="Ring the boathouse" />,
  },
  ArrowLink: {
    on: <ArrowLink href="#on">All boats</ArrowLink>,
    back: <ArrowLink {...ask} back />,
  },
  Actions: {
    'one action': <Actions>{call}</Actions>,
    'two that wrap': (
      <Actions>
        {call}
        <ButtonLink {...ask} variant="line" />
      </Actions>
    ),
  },
  Contents: {
    'three headings': (
      <Contents
        id="contents"
        heading="On this page"
        items={[
          { id: 'lamps', text: 'Lamps' },
          { id: 'wires', text: 'Wires & where they run' },
          { id: 'long', text: 'What to do when the lamp over the bench goes out in the middle of the night' },
        ]}
      />
    ),
  },
  Fold: {
    closed: <Fold heading="Why does it hum?" {...answer} />,
  },
  Folds: {
    two: (
      <Folds
        items={[
          { heading: 'Why does it hum?', paragraphs: [text, 'It is a happy lamp.'] },
          { heading: 'And at night?', paragraphs: ['It hums more softly.'], id: 'night' },
        ]}
      />
    ),
  },
  HeadingText: {
    plain: <HeadingText>Lamps for boats</HeadingText>,
    'with an ampersand': <HeadingText>Bilge & bell on Wi-Fi</HeadingText>,
  },
  Icon: {
    all: (
      <p>
        {(['phone', 'arrow', 'back', 'down', 'close', 'menu', 'search', 'pause', 'play'] as const).map((name) => (
          <Icon key={name} name={name} />
        ))}
      </p>
    ),
  },
  IconShape: {
    bell: (
      <IconShape>
        <path d="M5 18h14M7 18v-7a5 5 0 0 1 10 0v7M12 21h.01" />
      </IconShape>
    ),
  },
  LinkItems: {
    five: (
      <ul>
        <LinkItems items={links} />
      </ul>
    ),
  },
  PanelBoard: {
    'as a menu': <PanelBoard panel={panel} path="#service-3" aria-label="All work" />,
    headed: <PanelBoard panel={panel} headed aria-label="All work, in groups" />,
  },
  PanelMenu: { 'one group': <PanelMenu group={boats} all="All of boats" path="#service-1" /> },
  PhotoLink: {
    'an email': <PhotoLink href="mailto:us@boats.example">Send a photo of the lamp</PhotoLink>,
    'a text message, or an email': <PhotoLink href="sms:+15555550100">Send a photo of the lamp</PhotoLink>,
  },
  Picture: {
    'with a description': <Picture picture={picture} sizes="100vw" />,
    ornament: <Picture picture={{ ...picture, alt: '', focus: '20% 50%' }} sizes="100vw" />,
  },
  Prose: {
    text: (
      <Prose>
        <Paragraphs items={[text, 'It hums.']} />
      </Prose>
    ),
    'with a heading': (
      <Prose>
        <h2>Lamps</h2>
        <p>They hum.</p>
      </Prose>
    ),
  },
  ProseHtml: {
    'a post': (
      <ProseHtml html="<h2 id='a'>Lamps</h2><p>They <strong>hum</strong>.</p><ul><li>Softly</li><li>At night</li></ul>" />
    ),
  },
  BranchList: { three: <BranchList items={['The lamp flickers', text, 'It hums']} /> },
  NumberedList: { two: <NumberedList items={[text, 'It hums']} /> },
  RichText: {
    'bold and a link': <RichText>{text}</RichText>,
    'without links': <RichText links={false}>{text}</RichText>,
    'a word that is too long': <RichText>{longWord}</RichText>,
  },
  Paragraph: { text: <Paragraph>{text}</Paragraph>, lead: <Paragraph lead>{text}</Paragraph> },
  RichTextItems: {
    two: (
      <ul>
        <RichTextItems items={[text, 'It hums']} />
      </ul>
    ),
  },
  TitledText: {
    plain: <TitledText title="Bilge & bell" text={text} />,
    'a link': <TitledText title="Bilge & bell" href="#bell" text="It hums." />,
  },
  Paragraphs: { two: <Paragraphs items={[text, 'It hums.']} /> },
  RawHtml: { 'a paragraph': <RawHtml as="div" html="<p>Written once.</p>" /> },
  Section: {
    ...Object.fromEntries(
      tones.map((tone) => [
        tone,
        <Section key={tone} id={tone} heading={`Lamps & ${tone}`} tone={tone}>
          <Paragraph lead>{text}</Paragraph>
        </Section>,
      ]),
    ),
  },
  SectionHeading: {
    'a page’s own': <SectionHeading id="own" level={1} {...name} />,
  },
  CopyText: {
    'with hyphens': (
      <p>
        <CopyText>Brass lamp, 3-phase, deck-to-mast</CopyText>
      </p>
    ),
  },
}

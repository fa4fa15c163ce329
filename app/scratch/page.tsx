import { SitePage } from '@/app/site-page'
import { OpenPanel, PanelDoor, TripCaption } from '@/components/sections/panel-door'
import { CallButton } from '@/components/ui/button'
import { categoryPanel, panelDoor } from '@/lib/views/panel'
import './scratch.css'
export default async function Page({ searchParams }: { searchParams: Promise<{ p?: string }> }) {
  const path = (await searchParams).p ?? '/residential'
  return (
    <SitePage path={path}>
      <section className="sc" data-surface="dark">
        <h1>Dummy head of the page</h1>
        <div style={{ height: '60vh' }} />
        <CallButton phone={{ display: '905-555-0142', e164: '+19055550142' }} />
        <div style={{ height: '80vh' }} />
      </section>
      <section className="sc">
        <h2 id="x">What do you need done?</h2>
        <p className="lead">All 31 services on one panel.</p>
        <PanelDoor panel={panelDoor()} headingId="x" peek={{ caption: 'Dark. Push it back on.', drawings: [{ circuits: ['c-fuse'], drawing: 'FUSE' }, { circuits: ['c-panel'], drawing: 'MAIN' }] }} />
        <TripCaption on="Everything is on." off="Tripped." />
      </section>
      <section className="sc" style={{ background: '#d3dcd9' }}>
        <OpenPanel services={categoryPanel('commercial').map((s) => ({ ...s, cost: 'Priced after a look' }))} label="Commercial services" plate="Panel: Commercial" note="prices typical, plus HST" />
      </section>
    </SitePage>
  )
}

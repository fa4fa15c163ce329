import blogFilter from '@/components/blog/blog-filter.module.css'
import blogResults from '@/components/blog/blog-results.module.css'
import byline from '@/components/blog/byline.module.css'
import chip from '@/components/blog/chip.module.css'
import postCard from '@/components/blog/post-card.module.css'
import leafletMap from '@/components/contact/leaflet-map.module.css'
import officeMap from '@/components/contact/office-map.module.css'
import floatingRequest from '@/components/layout/floating-request.module.css'
import requestForm from '@/components/request-form/request-form.module.css'
import carousel from '@/components/service/carousel.module.css'
import button from '@/components/ui/button.module.css'

export const dynamic = 'force-static'

/**
 * The class names that Next gives to the CSS modules of the islands. The build reads this file, deletes it, and fails
 * if a CSS module of an island is missing here (lib/build/island-bundle.ts).
 */
export const GET = () =>
  Response.json({
    'components/blog/blog-filter.module.css': blogFilter,
    'components/blog/blog-results.module.css': blogResults,
    'components/blog/byline.module.css': byline,
    'components/blog/chip.module.css': chip,
    'components/blog/post-card.module.css': postCard,
    'components/contact/leaflet-map.module.css': leafletMap,
    'components/contact/office-map.module.css': officeMap,
    'components/layout/floating-request.module.css': floatingRequest,
    'components/request-form/request-form.module.css': requestForm,
    'components/service/carousel.module.css': carousel,
    'components/ui/button.module.css': button,
  })

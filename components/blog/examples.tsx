import { AllPosts } from '@/components/blog/all-posts'
import { BlogFinder, BlogResults } from '@/components/blog/blog-filter.client'
import { Byline } from '@/components/blog/byline'
import { CallBand } from '@/components/blog/call-band'
import { PostBody } from '@/components/blog/post-body'
import { PostCard } from '@/components/blog/post-card'
import { PostHead } from '@/components/blog/post-head'
import { PrevNext } from '@/components/blog/prev-next'
import { type Examples, links, phone, picture, text } from '@/components/ui/sample-data'
import type { PostRecord } from '@/lib/blog/list'
import { uiWords } from '@/lib/content/words'

const words = uiWords.blog.list

const post: PostRecord = {
  slug: 'why-lamps-hum',
  title: 'Why lamps hum',
  excerpt: 'Mostly because they are happy.',
  category: 'Safety',
  date: '2031-05-04',
  readTime: '3 min read',
  image: ['sample', '00000000', 1600],
}
const longPost: PostRecord = {
  ...post,
  slug: 'long',
  title: 'Everything that we have learnt about bilge pumps & bells in one long winter at the end of the pier',
  excerpt:
    'A long winter, told at length: the pump, the bell, the pump again, and what the dog thought of each of them.',
  category: 'Troubleshooting',
  unpublished: 'Draft',
}
const posts = Array.from({ length: 11 }, (_, index) => ({ ...(index % 3 ? post : longPost), slug: `post-${index}` }))

export const examples: Examples = {
  AllPosts: {
    one: <AllPosts posts={[{ title: post.title, href: '#1', date: post.date }]} />,
    'two years': (
      <AllPosts
        posts={[
          { title: post.title, href: '#1', date: post.date },
          { title: longPost.title, href: '#2', date: '2030-12-31' },
        ]}
      />
    ),
  },
  BlogFinder: { 'nothing chosen': <BlogFinder path="/blog" words={words} /> },
  BlogResults: {
    'two pages': <BlogResults path="/blog" words={words} records={posts} total={posts.length} />,
    empty: <BlogResults path="/blog" words={words} records={[]} total={0} />,
  },
  Byline: {
    short: <Byline category="Safety" date="2031-05-04" readTime="3 min read" />,
    filled: (
      <Byline
        category="Troubleshooting"
        date="2031-05-04"
        updated={{ label: 'Updated', date: '2032-01-01' }}
        author="The dog"
        readTime="12 min read"
        unpublished="Draft"
      />
    ),
  },
  CallBand: {
    short: (
      <CallBand id="band" heading="Dark?" text={text} phone={phone} request={{ label: 'Write', href: '#write' }} />
    ),
  },
  PostBody: {
    short: <PostBody html="<p>They are happy.</p>" contents={[]} />,
    'with contents': (
      <PostBody
        html="<h2 id='why'>Why</h2><p>They are happy.</p><h2 id='when'>When & where</h2><p>At night, at sea.</p>"
        contents={[
          { id: 'why', text: 'Why' },
          { id: 'when', text: 'When & where' },
        ]}
      />
    ),
  },
  PostCard: {
    'the first': (
      <ul>
        <PostCard post={post} href="#1" position={0} words={words} />
      </ul>
    ),
    'a later one, long': (
      <ul>
        <PostCard post={longPost} href="#2" position={4} words={words} />
      </ul>
    ),
  },
  PostHead: {
    long: (
      <PostHead
        title={longPost.title}
        backHref="#blog"
        byline={{ category: 'Safety', date: '2031-05-04', readTime: '3 min read' }}
        picture={picture}
      />
    ),
  },
  PrevNext: {
    both: <PrevNext previous={links[0]} next={links[1]} />,
    'the oldest': <PrevNext next={{ label: longPost.title, href: '#2' }} />,
  },
}

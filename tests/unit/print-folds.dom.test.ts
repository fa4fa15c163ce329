import { afterEach, expect, it, vi } from 'vitest'
import { openFoldsForPrint } from '@/components/layout/print-folds'

const folds = () => [...document.querySelectorAll('details')].map(({ open }) => open)
const print = (when: 'before' | 'after') => window.dispatchEvent(new Event(`${when}print`))
let stop = () => {}

/** Shows three folds, the second one open, in a browser that can or cannot style their content. */
function show(styled: boolean): void {
  vi.stubGlobal('CSS', { supports: () => styled })
  document.body.innerHTML = `<main>${['', 'open', ''].map((open) => `<details ${open}><p>Text</p></details>`).join('')}</main>`
  stop = openFoldsForPrint()
}
afterEach(() => stop())

it('closed folds are open on paper, and closed after printing, in browsers without ::details-content', () => {
  show(false)
  print('before')
  expect(folds()).toEqual([true, true, true])
  // Some browsers report a preview and its print.
  print('before')
  print('after')
  expect(folds()).toEqual([false, true, false])
  print('before')
  expect(folds()).toEqual([true, true, true])
})

it('other browsers print closed folds by style, so that nothing moves', () => {
  show(true)
  print('before')
  expect(folds()).toEqual([false, true, false])
})

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesIn } from '@/lib/build/finishing/site-files'

const compressible = /\.(?:html|css|js|json|xml|txt|svg|webmanifest)$/

/** Writes a .br and a .gz beside every text file. Brotli's `quality` is 1 to 11, the slowest. */
export async function compressSite(dir: string, quality: number = constants.BROTLI_MAX_QUALITY): Promise<void> {
  const texts = filesIn(dir).filter((file) => compressible.test(file))
  const brotli = promisify(brotliCompress)
  const zip = promisify(gzip)
  await Promise.all(
    texts.map(async (file) => {
      const text = readFileSync(join(dir, file))
      const params = {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      }
      writeFileSync(join(dir, `${file}.br`), await brotli(text, { params }))
      writeFileSync(join(dir, `${file}.gz`), await zip(text, { level: constants.Z_BEST_COMPRESSION }))
    }),
  )
}

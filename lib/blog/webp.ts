/**
 * Reads a picture's size from its first 30 bytes, so that checking many pictures takes no time.
 * The layout is that of RFC 9649, sections 2.5 to 2.7.
 * @param head the beginning of the file
 * @returns width and height in pixels, or null when it is not a WebP picture
 */
export function webpSize(head: Buffer): { width: number; height: number } | null {
  if (head.length < 30 || head.toString('latin1', 0, 4) !== 'RIFF' || head.toString('latin1', 8, 12) !== 'WEBP') {
    return null
  }
  const kind = head.toString('latin1', 12, 16)
  if (kind === 'VP8 ') return { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff }
  if (kind === 'VP8L') {
    const bits = head.readUInt32LE(21)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  if (kind === 'VP8X') return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 }
  return null
}

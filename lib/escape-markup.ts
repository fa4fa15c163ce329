const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** @returns the text escaped for HTML, SVG or XML content and double-quoted attributes */
export const escapeMarkup = (text: string) => text.replace(/[&<>"]/g, (mark) => entities[mark] ?? mark)

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** @returns plain text as HTML, SVG or XML has it, in elements and between double quotes */
export const escapeMarkup = (text: string) => text.replace(/[&<>"]/g, (mark) => entities[mark] ?? mark)

/** What a keypad sets a room to. The levels of each: scene-levels.module.css. */
export const sceneIds = ['morning', 'dinner', 'film', 'away', 'night'] as const
export type SceneId = (typeof sceneIds)[number]

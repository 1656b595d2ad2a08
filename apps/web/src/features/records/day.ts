/** Days as they are shown. */

/** `2026-11-21` as `21/11/2026`; empty for none. */
export const shownDay = (day: string | null): string => day?.split('-').reverse().join('/') ?? ''

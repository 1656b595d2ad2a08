/** Loaded only for a user of several studios. */
import { later } from '../../design/later.tsx'

export const StudioSelect = later(async () => (await import('./StudioSelect.tsx')).StudioSelect)

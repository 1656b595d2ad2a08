export * from './access.ts'
export * from './entities.ts'
export * from './errors.ts'
export * from './forms.ts'
export * from './letter.ts'
export * from './notices.ts'
export * from './records.ts'
export * from './route.ts'
export * from './routes/index.ts'
export * from './searches.ts'
export * from './telematico.ts'

/** What the header shows. */
export const VERSION = '1.8.0'

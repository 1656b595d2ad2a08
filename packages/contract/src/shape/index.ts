export * from './change.ts'
export * from './lines.ts'
export * from './paths.ts'
export * from './shape.ts'

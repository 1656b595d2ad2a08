export * from './labels.ts'
export * from './lines.ts'
export * from './shape.ts'

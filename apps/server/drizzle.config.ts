import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/platform/schema.ts', './src/areas/*/tables.ts'],
  out: './migrations',
  casing: 'snake_case',
})

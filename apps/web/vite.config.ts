import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  resolve: { alias: [{ find: /^zod$/, replacement: fileURLToPath(new URL('src/api/schemas-stripped.ts', import.meta.url)) }] },
  build: { target: 'es2023' },
})

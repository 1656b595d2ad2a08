import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { brandOfPage } from './design/brand.tsx'
import { holdTicket } from './features/auth/ticket.ts'
import { keepForOffline } from './offline/register.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
holdTicket()
createRoot(root).render(
  <StrictMode>
    <App brand={brandOfPage()} />
  </StrictMode>,
)
keepForOffline()

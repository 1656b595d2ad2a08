/** Offers a newer version of the page once it is ready. It never replaces a page in use. */
import { Suspense, useState } from 'react'
import { later } from '../design/later.tsx'
import { useNewVersion } from './register.ts'

const NewVersionNotice = later(async () => (await import('./NewVersionNotice.tsx')).NewVersionNotice)

export function NewVersion() {
  const { take } = useNewVersion()
  const [declined, setDeclined] = useState(false)
  if (!take || declined) return null
  return (
    <Suspense fallback={null}>
      <NewVersionNotice onTake={take} onLater={() => setDeclined(true)} />
    </Suspense>
  )
}

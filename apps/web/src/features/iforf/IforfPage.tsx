import { PageHead } from '../shell/PageHead.tsx'

export function IforfPage() {
  return <PageHead title="Forfetari" />
}

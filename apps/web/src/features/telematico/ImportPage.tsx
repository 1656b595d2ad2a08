/** /importtelematico: the returns of the studio's clients, imported, listed and deleted. */
import { filled, notices, type TaxReturnItem, type TelematicoScope } from '@bilancia/contract/api'
import { Button } from '@mui/material'
import { useState } from 'react'
import { ConfirmDialog } from '../../design/ConfirmDialog.tsx'
import { EmptyState } from '../../design/EmptyState.tsx'
import { Section } from '../../design/Section.tsx'
import { toast } from '../../design/toast.ts'
import { WaitOverlay } from '../../design/WaitOverlay.tsx'
import { useIdentity } from '../auth/identity.ts'
import { Arrived } from '../records/list/Arrived.tsx'
import { PageHead } from '../shell/PageHead.tsx'
import { TutorialButton } from '../tutorials/TutorialButton.tsx'
import { destinationOf } from './destination.ts'
import { FilterBar } from './FilterBar.tsx'
import { useFilters } from './filters.ts'
import { Importer } from './Importer.tsx'
import { Retention } from './Retention.tsx'
import { ReturnTable } from './ReturnTable.tsx'
import { useDelete, useReturns, useScope } from './useReturns.ts'

export function ImportPage() {
  const { data: scope, error, refetch } = useScope()
  return (
    <>
      <PageHead title="Import telematico">
        <TutorialButton of="importTelematico" />
      </PageHead>
      {scope ? (
        // Stays mounted even if a reload of the scope fails, so that the chosen files are kept.
        <Returns scope={scope} />
      ) : error ? (
        <EmptyState title="Company e studi non sono arrivati" action={<Button onClick={() => refetch()}>Riprova</Button>}>
          {error.message}
        </EmptyState>
      ) : (
        <WaitOverlay open />
      )}
    </>
  )
}

function Returns({ scope }: { readonly scope: TelematicoScope }) {
  const { filters, blank, apply } = useFilters(scope)
  const { Role } = useIdentity()
  const returns = useReturns(filters)
  const [leaving, setLeaving] = useState<TaxReturnItem | null>(null)
  const company = scope.Companies.find(({ Id }) => Id === filters.CompanyId)
  return (
    <>
      <FilterBar scope={scope} filters={filters} blank={blank} onSearch={apply} />
      <Section title="Importa dichiarazioni">
        <Importer place={filters} {...destinationOf(Role, scope, filters)} />
      </Section>
      <Section title="Dichiarazioni caricate">
        <Arrived of={returns} told={(status) => filled(notices.RECUPERO_TELEMATICO, { status })}>
          <ReturnTable key={JSON.stringify(filters)} returns={returns.data} onDelete={setLeaving} />
        </Arrived>
        {company && <Retention companyId={company.Id} months={company.mesiConservazione} />}
      </Section>
      <DeleteDialog item={leaving} onClose={() => setLeaving(null)} />
    </>
  )
}

function DeleteDialog({ item, onClose }: { readonly item: TaxReturnItem | null; readonly onClose: () => void }) {
  const { mutate } = useDelete()
  const remove = () => {
    if (item)
      mutate(item.Id, {
        onSuccess: () => toast.success(filled(notices.CANCELLATO, { id: item.Id })),
        onError: ({ message }) => toast.error(message),
      })
    onClose()
  }
  return (
    <ConfirmDialog open={item !== null} title="Eliminare la dichiarazione?" confirm="Elimina" danger onConfirm={remove} onClose={onClose}>
      {item && `${item.TelematicoType} ${item.Year} di ${item.TaxCodeDichiarante}: l'operazione non è reversibile.`}
    </ConfirmDialog>
  )
}

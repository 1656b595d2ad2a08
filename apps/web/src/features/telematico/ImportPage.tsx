/** /importtelematico: the returns of the studio's clients, imported, listed and deleted. */
import { filled, notices, refusal, type TaxReturnItem, type TelematicoScope } from '@bilancia/contract/api'
import { Box, Button, NativeSelect, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { ConfirmDialog } from '../../design/ConfirmDialog.tsx'
import { EmptyState } from '../../design/EmptyState.tsx'
import { Section } from '../../design/Section.tsx'
import { toast } from '../../design/toast.ts'
import { WaitOverlay } from '../../design/WaitOverlay.tsx'
import { useIdentity } from '../auth/identity.ts'
import { Arrived } from '../records/list/Arrived.tsx'
import { PrintedHead } from '../shell/PrintedHead.tsx'
import { TutorialButton } from '../tutorials/TutorialButton.tsx'
import { destinationOf } from './destination.ts'
import { FilterBar } from './FilterBar.tsx'
import { useFilters } from './filters.ts'
import { Importer } from './Importer.tsx'
import { ReturnTable } from './ReturnTable.tsx'
import { useDelete, useRetention, useReturns, useScope } from './useReturns.ts'

export function ImportPage() {
  const { data: scope, error, refetch } = useScope()
  return (
    <>
      <PrintedHead title="Import telematico" landscape>
        <TutorialButton of="importTelematico" />
      </PrintedHead>
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
      <Box sx={{ '@media print': { display: 'none' } }}>
        <Section title="Importa dichiarazioni">
          <Importer place={filters} {...destinationOf(Role, scope, filters)} />
        </Section>
      </Box>
      <Section title="Dichiarazioni caricate">
        <Arrived of={returns} failed={(status) => filled(notices.RECUPERO_TELEMATICO, { status })}>
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

const CHOICES = [6, 12, 24, 36, 60, 120]

/** How long the company keeps its returns. Its administrators can change it. */
function Retention({ companyId, months }: { readonly companyId: number; readonly months: number }) {
  const id = useId()
  const { mutate, isPending } = useRetention()
  const mayChange = refusal('conservazioneTelematico', useIdentity()) === null
  const choose = (mesi: number) =>
    mutate(
      { CompanyId: companyId, mesi },
      { onError: ({ message }) => toast.error(message), onSuccess: () => toast.success('Durata di conservazione salvata') },
    )
  if (!mayChange) return <Typography color="textSecondary">Le dichiarazioni si conservano per {months} mesi, poi si eliminano da sé.</Typography>
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
      <Typography component="label" htmlFor={id} color="textSecondary">
        Le dichiarazioni si conservano, prima di eliminarsi da sé, per
      </Typography>
      <NativeSelect id={id} value={months} disabled={isPending} onChange={({ target }) => choose(Number(target.value))}>
        {[...new Set([...CHOICES, months])]
          .toSorted((a, b) => a - b)
          .map((n) => (
            <option key={n} value={n}>
              {n} mesi
            </option>
          ))}
      </NativeSelect>
    </Box>
  )
}

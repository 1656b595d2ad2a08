/** How long the company keeps its returns. Its administrators can change it. */
import { refusal } from '@bilancia/contract/api'
import { Box, NativeSelect, Typography } from '@mui/material'
import { useId } from 'react'
import { toast } from '../../design/toast.ts'
import { useIdentity } from '../auth/identity.ts'
import { useRetention } from './useReturns.ts'

const CHOICES = [6, 12, 24, 36, 60, 120]

export function Retention({ companyId, months }: { readonly companyId: number; readonly months: number }) {
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

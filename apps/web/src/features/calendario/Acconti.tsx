/** The advances of the chosen calendar by each method: what is paid ahead in each year, and in all. */
import { calendario, format, sumToCent } from '@bilancia/contract'
import { Typography } from '@mui/material'
import { Section } from '../../design/Section.tsx'
import { AmountTable } from '../simulator/results/AmountTable.tsx'
import { ExplainAny } from '../simulator/results/Result.tsx'
import { isCalendario, useCalendario } from './calendar.ts'
import { metodi, PERCORSI } from './state.ts'

const quali = ['storico', 'previsionale'] as const
const { names } = calendario.daSimulatore.calendario.fields.metodo
const nomi = quali.map((quale) => names[metodi[quale].metodo])

export function Acconti() {
  const calendari = [useCalendario(metodi.storico).data, useCalendario(metodi.previsionale).data]
  const [storico, previsionale] = calendari.map((data) => (data && isCalendario(data) ? data : null))
  if (!storico || !previsionale) return null
  const due = [storico, previsionale]
  const anni = storico.riepilogo.anni.map(({ anno }, k) => ({
    anno,
    k,
    acconti: due.map((uno) => accontiDi(uno, anno)),
    totali: due.map(({ riepilogo }) => riepilogo.anni[k]?.totale ?? 0),
  }))
  if (anni.every(({ acconti }) => acconti.every((importo) => importo === 0))) return null
  const uguali = anni.every(({ totali: [uno, altro] }) => uno === altro)
  return (
    <Section title="Acconti: storico e previsionale">
      {uguali ? (
        <Typography component="p">
          I due metodi danno gli stessi pagamenti: i redditi non cambiano da un anno all'altro, o il metodo è scelto imposta per imposta.
        </Typography>
      ) : (
        <>
          <AmountTable
            label="Gli acconti con i due metodi"
            columns={['', ...nomi, 'Differenza']}
            rows={anni.flatMap(({ anno, k, acconti, totali }) => [
              { key: `${anno} acconti`, cells: [`Acconti pagati nel ${anno}`, ...acconti.map(format.money), differenza(acconti)] },
              {
                key: anno,
                total: true,
                cells: [
                  `Si paga nel ${anno}`,
                  ...quali.map((quale, q) => {
                    const testo = format.money(totali[q] ?? 0)
                    return (
                      <ExplainAny key={quale} path={`${PERCORSI[quale]}riepilogo.anni[${k}].totale`} name={`${nomi[q]}, ${anno} ${testo}`}>
                        {testo}
                      </ExplainAny>
                    )
                  }),
                  differenza(totali),
                ],
              },
            ])}
          />
          <Typography variant="caption" color="textSecondary" component="p">
            Con lo storico l'acconto viene dall'anno prima; con il previsionale dal reddito di quest'anno come è qui.{' '}
            {calendario.messages.METODO_PREVISIONALE.testo}.
          </Typography>
        </>
      )}
    </Section>
  )
}

const accontiDi = ({ pagamenti }: calendario.Risultato, anno: number): number =>
  sumToCent(pagamenti.filter(({ data, voce }) => data.startsWith(`${anno}-`) && voce.startsWith('ACCONTO')).map(({ importo }) => importo))
const differenza = ([storico = 0, previsionale = 0]: readonly number[]): string => `${format.difference(previsionale - storico)} €`

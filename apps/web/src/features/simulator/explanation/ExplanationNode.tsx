/** One value of an explanation: what it is worth, the formula in words and with the values, the law, what it read. */
import type { Explanation, ExplanationNode as Node } from '@bilancia/contract/api'
import { Alert, Box, Button, Link, List, ListItem, ListItemButton, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { EditIcon, NextIcon } from '../../../design/icons.tsx'
import { LawTable } from './LawTable.tsx'

type Props = {
  readonly node: Node
  readonly nodes: Explanation['nodi']
  readonly onOpen: (id: string) => void
  readonly onGoToField: (path: string) => void
}

/** The body of the panel; the name stands above it. */
export function ExplanationNode({ node, nodes, onOpen, onGoToField }: Props) {
  const { testo, formula, conValori, norma, fonte, attendibilita, nota, campo, cella, da } = node
  return (
    <>
      <Typography variant="h4" component="p" sx={{ my: 1, overflowWrap: 'anywhere' }}>
        {testo}
      </Typography>
      {campo && (
        <Box sx={{ mb: 2 }}>
          <Button variant="outlined" size="small" startIcon={<EditIcon />} onClick={() => onGoToField(campo)}>
            Vai al campo
          </Button>
          <Typography variant="caption" color="textSecondary" sx={{ ml: 1 }}>
            {node.valore === null || node.valore === '' ? 'Campo lasciato vuoto' : 'Valore del campo'}
            {cella ? `, cella ${cella}` : ''}
          </Typography>
        </Box>
      )}
      {node.tipo === 'tabella' && <LawTable node={node} />}
      {formula && <Part title="Formula">{formula}</Part>}
      {conValori && conValori !== formula && (
        <Part title="Con i valori">
          <WithValues text={conValori} />
        </Part>
      )}
      {norma && <Part title="Norma">{norma}</Part>}
      {fonte && (
        <Part title="Fonte">
          <WithLinks text={fonte} />
          <Reliability of={attendibilita} />
        </Part>
      )}
      {nota && (
        <Alert severity="info" sx={{ my: 2 }}>
          {nota}
        </Alert>
      )}
      {da.length > 0 && (
        <>
          <Typography variant="h3" component="h3" sx={{ mt: 3, mb: 0.5 }}>
            Da che cosa dipende
          </Typography>
          <List disablePadding>
            {da.map((id) => {
              const read = nodes[id]
              return read && <Row key={id} node={read} onOpen={() => onOpen(id)} />
            })}
          </List>
        </>
      )}
    </>
  )
}

function Row({ node: { nome, testo }, onOpen }: { readonly node: Node; readonly onOpen: () => void }) {
  return (
    <ListItem disablePadding divider>
      <ListItemButton onClick={onOpen} sx={{ px: 0.5, py: 1, gap: 1.5, alignItems: 'baseline' }}>
        <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {nome}
        </Box>
        <Box component="span" sx={{ textAlign: 'right', fontWeight: 600, whiteSpace: testo.length < 20 ? 'nowrap' : 'normal', maxWidth: '50%' }}>
          {testo}
        </Box>
        <NextIcon fontSize="small" sx={{ alignSelf: 'center', color: 'text.secondary' }} />
      </ListItemButton>
    </ListItem>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box sx={{ my: 1.5 }}>
      <Typography variant="caption" component="h3" color="textSecondary">
        {title}
      </Typography>
      <Typography component="div" sx={{ overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  )
}

/** `Ricavi [50.000,00 €] × …`: names in grey, values in bold. */
function WithValues({ text }: { readonly text: string }) {
  return text.split(/(\[[^\]]*\])/).map((part, at) =>
    part.startsWith('[') ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
      <Box key={at} component="span" sx={{ fontWeight: 600, whiteSpace: part.length < 24 ? 'nowrap' : 'normal' }}>
        {part}
      </Box>
    ) : (
      part
    ),
  )
}

function WithLinks({ text }: { readonly text: string }) {
  return text.split(/(https?:\/\/[^\s;,]+)/).map((part) =>
    part.startsWith('http') ? (
      <Link key={part} href={part} target="_blank" rel="noreferrer">
        {part}
      </Link>
    ) : (
      part
    ),
  )
}

/** How sure the figure is: said in full where it rests on less than two agreeing sources. */
function Reliability({ of }: { readonly of: string | undefined }) {
  if (!of) return null
  return of === 'confermata' ? (
    <Typography variant="caption" component="p" color="textSecondary">
      Attendibilità: confermata
    </Typography>
  ) : (
    <Alert severity="warning" sx={{ mt: 1 }}>
      Attendibilità: {of}. Verificare la fonte prima di usarla.
    </Alert>
  )
}

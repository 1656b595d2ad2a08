/** One value of an explanation: the value, the formula in words and with the values, the law, and the values that it read. */
import type { Explanation, ExplanationNode as Node, ReadNode } from '@bilancia/contract/api'
import { Alert, Box, Button, List, ListItem, ListItemButton, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { EditIcon, ExpandIcon, NextIcon } from '../../../design/icons.tsx'
import { LawTable } from './LawTable.tsx'
import { Carried, Sources } from './Sources.tsx'

/** A node as known from the row that read it, and its other data once loaded. */
export type KnownNode = ReadNode & Partial<Node>

type Props = {
  readonly node: KnownNode
  readonly read: readonly ReadNode[]
  readonly carried: Explanation['riportate']
  readonly onOpen: (node: ReadNode) => void
  readonly onGoToField: (path: string) => void
}

/** The body of the panel. The name is above it. */
export function ExplanationNode({ node, read, carried, onOpen, onGoToField }: Props) {
  const { testo, formula, conValori, trovato, norma, fonte, nota, campo, cella, aZero = [] } = node
  const [shown, zeros] = [read.filter(({ id }) => !aZero.includes(id)), read.filter(({ id }) => aZero.includes(id))]
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
      <Carried node={node} under={carried} />
      {node.tipo === 'tabella' && node.valore !== undefined && <LawTable name={node.nome} value={node.valore} />}
      {formula && <Part title="Formula">{formula}</Part>}
      {conValori && conValori !== formula && (
        <Part title="Con i valori">
          <WithValues text={conValori} />
        </Part>
      )}
      {trovato && <Part title="Trovato">{trovato}</Part>}
      {norma && <Part title="Norma">{norma}</Part>}
      {fonte && (
        <Part title="Fonte">
          <Sources figure={node} />
        </Part>
      )}
      {nota && (
        <Alert severity="info" sx={{ my: 2 }}>
          {nota}
        </Alert>
      )}
      {read.length > 0 && (
        <>
          <Typography variant="h3" component="h3" sx={{ mt: 3, mb: 0.5 }}>
            Da che cosa dipende
          </Typography>
          <List disablePadding>
            <Rows nodes={shown} onOpen={onOpen} />
            {zeros.length > 0 && <Zeros key={node.id} nodes={zeros} onOpen={onOpen} />}
          </List>
        </>
      )}
    </>
  )
}

type Listed = { readonly nodes: readonly ReadNode[] } & Pick<Props, 'onOpen'>

const Rows = ({ nodes, onOpen }: Listed) => nodes.map((node) => <Row key={node.id} node={node} onOpen={() => onOpen(node)} />)

/** The zero terms, in one row until opened. */
function Zeros({ nodes, onOpen }: Listed) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <ListItem disablePadding divider={!open}>
        <ListItemButton onClick={() => setOpen(!open)} aria-expanded={open} sx={{ px: 0.5, py: 1, gap: 1.5, alignItems: 'baseline' }}>
          <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', color: 'text.secondary' }}>
            A zero: {nodes.map(({ nome }) => nome).join(', ')}
          </Box>
          <ExpandIcon fontSize="small" sx={{ alignSelf: 'center', color: 'text.secondary', transform: open ? 'rotate(180deg)' : 'none' }} />
        </ListItemButton>
      </ListItem>
      {open && <Rows nodes={nodes} onOpen={onOpen} />}
    </>
  )
}

/** A value that was read, with its own calculation: the second level. Deeper ones open on demand. */
function Row({ node: { nome, testo, conValori }, onOpen }: { readonly node: ReadNode; readonly onOpen: () => void }) {
  return (
    <ListItem disablePadding divider sx={{ flexDirection: 'column', alignItems: 'stretch' }}>
      <ListItemButton onClick={onOpen} sx={{ px: 0.5, py: 1, gap: 1.5, alignItems: 'baseline' }}>
        <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {nome}
        </Box>
        <Box component="span" sx={{ textAlign: 'right', fontWeight: 600, whiteSpace: testo.length < 20 ? 'nowrap' : 'normal', maxWidth: '50%' }}>
          {testo}
        </Box>
        <NextIcon fontSize="small" sx={{ alignSelf: 'center', color: 'text.secondary' }} />
      </ListItemButton>
      {conValori && (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ px: 0.5, pb: 1, overflowWrap: 'anywhere' }}>
          <WithValues text={conValori} />
        </Typography>
      )}
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

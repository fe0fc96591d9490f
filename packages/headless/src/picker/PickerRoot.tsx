import { type ComponentPropsWithRef, type CSSProperties, type ReactNode, useContext } from 'react';
import type { PartialLabels } from '../core/labels/merge-labels.ts';
import { type Labels, pickerEnglish } from '../labels/english.ts';
import { LabelsProvider } from '../labels/LabelsProvider.tsx';
import { useLabelsOr } from '../labels/labels-context.ts';
import { MotionProvider } from '../motion/MotionProvider.tsx';
import { MotionContext } from '../motion/motion-context.ts';
import { PingbackContextManager } from '../pingbacks/PingbackContextManager.tsx';
import { LiveRegion } from '../shared/LiveRegion.tsx';
import { type PartProps, type Render, renderPart } from '../shared/render-part.ts';
import { useSsrPart } from '../shared/use-ssr-style.tsx';
import { FieldProvider } from './field/FieldProvider.tsx';
import { pickerKeys } from './keys/picker-keys.ts';
import { useCovered, useFirstFocus } from './keys/use-picker-focus.ts';
import { PickerContext, usePicker } from './picker-context.ts';
import type { PickerOptions } from './picker-options.ts';
import { type Picker, usePickerModel } from './use-picker-model.ts';

const ATTRIBUTES = { layout_type: 'PICKER' };
const NO_LABELS = {};

interface PickerElementProps extends PickerOptions {
  children?: ReactNode;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  /** Renders an element other than `<div>`. */
  render?: Render<ComponentPropsWithRef<'div'>, Picker> | undefined;
}

export interface PickerRootProps extends PickerElementProps {
  /** Shows stills. If undefined, the user's choice or the motion preference decides. */
  paused?: boolean | undefined;
  /** Called when the user pauses or plays everything. */
  onPausedChange?: ((isPaused: boolean) => void) | undefined;
  /** Labels of the picker; others come from the surrounding LabelsProvider, or are English. */
  labels?: PartialLabels<Labels> | undefined;
}

/**
 * State and keys of a picker, rendered by its parts. Letters move to the field, Down to the GIFs, Up from the first GIF
 * to the field; Escape goes back.
 */
export function PickerRoot({
  labels = NO_LABELS,
  paused,
  onPausedChange,
  ...props
}: PickerRootProps) {
  const around = useContext(MotionContext);
  return (
    <LabelsProvider labels={labels}>
      <MotionProvider
        paused={paused ?? around.isPaused}
        onPausedChange={(isPaused) => {
          onPausedChange?.(isPaused);
          around.setPaused(isPaused);
        }}
        storageKey={props.storage === null ? null : undefined}
      >
        <PingbackContextManager attributes={ATTRIBUTES}>
          <PickerElement {...props} />
        </PingbackContextManager>
      </MotionProvider>
    </LabelsProvider>
  );
}

function PickerElement({ render, children, className, style, ...options }: PickerElementProps) {
  const { autoFocus = false, isFloating = false, onClose } = options;
  const { chosen } = useLabelsOr(pickerEnglish);
  const picker = usePickerModel(options);
  const { root, main, field, state, choosing } = picker;
  const { step, term } = state;
  const { sent } = choosing;
  useFirstFocus(root, field, { autoFocus, isFloating });
  useCovered({ root, main, field }, step !== undefined);
  const onEscape = () => {
    if (step) choosing.back();
    else if (!isFloating && (term || field.current?.value)) picker.write('');
    else if (onClose) onClose();
    else return false;
    return true;
  };
  const props: ComponentPropsWithRef<'div'> = {
    className,
    style,
    ref: root,
    tabIndex: isFloating ? -1 : undefined,
    ...pickerKeys(root, field, onEscape),
    children: (
      <>
        <FieldProvider>{children}</FieldProvider>
        <LiveRegion text={sent ? chosen(sent.name) : ''} textKey={sent?.count} />
      </>
    ),
  };
  const part = useSsrPart(render, 'div', props, picker);
  return <PickerContext.Provider value={picker}>{part}</PickerContext.Provider>;
}

interface PickerMainProps extends PartProps<'div'> {
  children: ReactNode;
}

/** Everything but the steps, which cover it. */
export function PickerMain({ children, className, render }: PickerMainProps) {
  const { main } = usePicker();
  return renderPart(render, 'div', { ref: main, className, children });
}

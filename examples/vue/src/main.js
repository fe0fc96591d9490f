import '@gifkit/js-components/auto';
import { createApp } from 'vue';
import MessageField from './MessageField.vue';

createApp(MessageField).mount('#app');

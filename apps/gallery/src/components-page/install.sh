npm install @gifkit/react-components @gifkit/fetch-api styled-components

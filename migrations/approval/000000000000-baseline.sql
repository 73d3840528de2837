CREATE TABLE "approval_flow" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_flow_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"resource" text NOT NULL,
	"published_id" bigint,
	"draft" jsonb,
	"draft_by" text,
	"draft_at" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "approval_flow_resource_unique" UNIQUE("resource")
);

CREATE TABLE "approval_flow_version" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_flow_version_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"flow_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"tree" jsonb NOT NULL,
	"note" text,
	"published_by" text,
	"published_at" timestamp(3) with time zone NOT NULL
);

CREATE TABLE "approval_run" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_run_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"flow_version_id" bigint NOT NULL,
	"resource" text NOT NULL,
	"record_id" bigint NOT NULL,
	"title" text NOT NULL,
	"initiator_id" bigint NOT NULL,
	"status" text NOT NULL,
	"state" jsonb NOT NULL,
	"submitted_at" timestamp(3) with time zone NOT NULL,
	"ended_at" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL
);

CREATE TABLE "approval_task" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_task_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"run_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"node_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"origin" text NOT NULL,
	"state" text NOT NULL,
	"outcome" text,
	"batch" boolean NOT NULL,
	"opened_at" timestamp(3) with time zone,
	"remind_at" timestamp(3) with time zone,
	"due_at" timestamp(3) with time zone,
	"reminded_at" timestamp(3) with time zone,
	"escalated_at" timestamp(3) with time zone,
	"acted_by" bigint,
	"done_at" timestamp(3) with time zone
);

CREATE TABLE "approval_act" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_act_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"run_id" bigint NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"node_id" text,
	"task_id" bigint,
	"user_id" bigint,
	"on_behalf_of" bigint,
	"actor_name" text,
	"opinion" text,
	"file_ids" bigint[] DEFAULT '{}' NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL
);

CREATE TABLE "approval_copy" (
	"run_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"node_id" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"read_at" timestamp(3) with time zone,
	CONSTRAINT "approval_copy_run_id_user_id_pk" PRIMARY KEY("run_id","user_id")
);

CREATE TABLE "approval_delegation" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_delegation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"principal_id" bigint NOT NULL,
	"delegate_id" bigint NOT NULL,
	"from_at" timestamp(3) with time zone NOT NULL,
	"to_at" timestamp(3) with time zone NOT NULL,
	"resources" text[] DEFAULT '{}' NOT NULL,
	"reason" text,
	"created_by" text NOT NULL,
	"revoked_at" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL
);

CREATE UNIQUE INDEX "approval_flow_version_number" ON "approval_flow_version" USING btree ("flow_id","number");
CREATE UNIQUE INDEX "approval_run_alive" ON "approval_run" USING btree ("resource","record_id") WHERE status in ('RUNNING', 'RETURNED');
CREATE INDEX "approval_run_record" ON "approval_run" USING btree ("resource","record_id","id");
CREATE INDEX "approval_run_initiator" ON "approval_run" USING btree ("initiator_id","submitted_at");
CREATE INDEX "approval_run_submitted" ON "approval_run" USING btree ("submitted_at");
CREATE UNIQUE INDEX "approval_task_seq" ON "approval_task" USING btree ("run_id","seq");
CREATE INDEX "approval_task_open" ON "approval_task" USING btree ("user_id","opened_at") WHERE state = 'OPEN';
CREATE INDEX "approval_task_due" ON "approval_task" USING btree ("due_at") WHERE state = 'OPEN' and due_at is not null;
CREATE INDEX "approval_act_run" ON "approval_act" USING btree ("run_id","id");
CREATE INDEX "approval_act_user" ON "approval_act" USING btree ("user_id","run_id","id") WHERE user_id is not null;
CREATE INDEX "approval_copy_user" ON "approval_copy" USING btree ("user_id","at");
CREATE INDEX "approval_delegation_delegate" ON "approval_delegation" USING btree ("delegate_id");
CREATE INDEX "approval_delegation_principal" ON "approval_delegation" USING btree ("principal_id");

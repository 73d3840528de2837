CREATE TABLE "kernel_search" (
	"kind" text NOT NULL,
	"record_id" bigint NOT NULL,
	"title" text NOT NULL,
	"title_en" text,
	"tokens" "tsvector" NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "kernel_search_kind_record_id_pk" PRIMARY KEY("kind","record_id")
);

CREATE TABLE "kernel_preference" (
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"value" jsonb NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "kernel_preference_user_id_name_pk" PRIMARY KEY("user_id","name")
);

CREATE INDEX "kernel_search_tokens" ON "kernel_search" USING gin ("tokens") WITH (gin_pending_list_limit=256);
CREATE INDEX "kernel_search_newest" ON "kernel_search" USING btree ("kind","at");
